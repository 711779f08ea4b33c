// How far something has come that is done in steps.

export interface Step {
  readonly label: string;
  readonly state: 'did' | 'now' | 'later';
}

/** The first `done` of them are done, the next one is being done. */
export const stepsOf = (labels: readonly string[], done: number): Step[] =>
  labels.map((label, i) => ({ label, state: i < done ? 'did' : i === done ? 'now' : 'later' }));
