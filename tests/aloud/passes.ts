export const passes = (time: number): Promise<void> => new Promise((done) => void setTimeout(done, time));
