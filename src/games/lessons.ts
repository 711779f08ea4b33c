// The games that can be learnt by playing, with their lessons; each is loaded when it is wanted.

import type { Kinds } from '#engine/ruleset';
import { lessons as ofIronThrone } from '#iron/screens/lesson/lessons';
import type { Course, Learnable } from '#shell/lesson';
import { lessons as ofThrones } from '#thrones/screens/lesson/lessons';
import { offers } from './screens';

type Lessons = readonly Learnable[];

/** A lesson only gets what its own rules have judged, which the compiler cannot see. */
const ofAny = <K extends Kinds>(lessons: readonly Learnable<K>[]): Lessons => lessons as unknown as Lessons;

const LESSONS: Readonly<Partial<Record<string, Lessons>>> = {
  thrones: ofAny(ofThrones),
  'iron-throne': ofAny(ofIronThrone)
};

export const courses = (): readonly Course[] =>
  offers().flatMap(({ id, name }) => {
    const lessons = LESSONS[id];
    return lessons === undefined ? [] : [{ id, name, lessons }];
  });
