// The steps of something that is done in steps, and how far it is.

export interface Step {
  readonly label: string;
  readonly state: 'did' | 'now' | 'later';
}

/** The first `done` steps are done, and the next one is the current one. */
export const stepsOf = (labels: readonly string[], done: number): Step[] =>
  labels.map((label, i) => ({ label, state: i < done ? 'did' : i === done ? 'now' : 'later' }));
