// Chances beside what came of them.

/** One moment: what each house was given, and who won in the end. */
export interface Judged {
  readonly game: number;
  /** 0 at the beginning, 1 in the last round. */
  readonly late: number;
  readonly houses: readonly { readonly chance: number; readonly castles: number; readonly won: boolean }[];
}

/** The weight of castles, small in the beginning and larger towards the end. */
export interface Sharpness {
  readonly early: number;
  readonly more: number;
}

const meanOf = (some: readonly number[]): number => some.reduce((sum, one) => sum + one, 0) / some.length;

const brier = (judged: readonly Judged[], given: (one: Judged) => readonly number[]): number =>
  meanOf(
    judged.map((one) => {
      const chances = given(one);
      return one.houses.reduce((sum, { won }, i) => sum + (chances[i]! - Number(won)) ** 2, 0);
    })
  );

const byReview = ({ houses }: Judged): number[] => houses.map(({ chance }) => chance);
const equal = ({ houses }: Judged): number[] => houses.map(() => 1 / houses.length);

const byCastles =
  ({ early, more }: Sharpness) =>
  ({ houses, late }: Judged): number[] => {
    const strengths = houses.map(({ castles }) => Math.exp((early + more * late) * castles));
    const sum = strengths.reduce((all, one) => all + one, 0);
    return strengths.map((one) => one / sum);
  };

const STEPS = Array.from({ length: 16 }, (_, i) => i / 10);

/** Chosen with hindsight, over these very games: the best that castles alone could do. */
export function bestCastles(judged: readonly Judged[]): Sharpness {
  const all = STEPS.flatMap((early) => STEPS.map((more) => ({ early, more })));
  const scored = all.map((sharpness) => ({ sharpness, score: brier(judged, byCastles(sharpness)) }));
  return scored.reduce((best, one) => (one.score < best.score ? one : best)).sharpness;
}

const percent = (part: number): string => (100 * part).toFixed(1);

export function report(judged: readonly Judged[], castles: Sharpness): string {
  const games = new Set(judged.map(({ game }) => game));
  const scores = [
    ['review', brier(judged, byReview)],
    ['castles only', brier(judged, byCastles(castles))],
    ['equal shares', brier(judged, equal)]
  ] as const;
  const gains = [...games].map((game) => {
    const own = judged.filter((one) => one.game === game);
    return (brier(own, byCastles(castles)) - brier(own, byReview)) * (own.length / judged.length) * games.size;
  });
  return [
    '| given, % | moments | mean, % | won, % |',
    '| --- | --- | --- | --- |',
    ...bucketsOf(judged),
    '',
    ...scores.map(([name, score]) => `Brier score, ${name}: ${score.toFixed(3)}`),
    `less than castles only by ${meanOf(gains).toFixed(3)} ± ${errorOf(gains).toFixed(3)}`
  ].join('\n');
}

const errorOf = (some: readonly number[]): number => {
  const mean = meanOf(some);
  return Math.sqrt(meanOf(some.map((one) => (one - mean) ** 2)) / Math.max(1, some.length - 1));
};

const TENTHS = 10;

/** Moments of one game hang together, so the error is that of games. */
function bucketsOf(judged: readonly Judged[]): string[] {
  return Array.from({ length: TENTHS }, (_, tenth) => {
    const inIt = judged.flatMap(({ game, houses }) =>
      houses
        .filter(({ chance }) => Math.min(TENTHS - 1, Math.floor(chance * TENTHS)) === tenth)
        .map((one) => ({ ...one, game }))
    );
    if (inIt.length === 0) return [];
    const won = meanOf(inIt.map((one) => Number(one.won)));
    const games = [...new Set(inIt.map(({ game }) => game))];
    const sums = games.map((game) =>
      inIt.filter((one) => one.game === game).reduce((sum, one) => sum + Number(one.won) - won, 0)
    );
    const error = Math.sqrt(sums.reduce((sum, one) => sum + one ** 2, 0)) / inIt.length;
    const mean = meanOf(inIt.map(({ chance }) => chance));
    return [
      `| ${tenth * TENTHS}–${(tenth + 1) * TENTHS} | ${inIt.length} | ${percent(mean)} | ${percent(won)} ± ${percent(error)} |`
    ];
  }).flat();
}
