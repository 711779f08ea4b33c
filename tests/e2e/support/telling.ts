// How trouble is shown on the screen, and that the rest goes on working.

import { text as table } from 'text:shell/table';
import { expect, type Page } from '@playwright/test';
import { answered, EASY, visit } from './trying';

type Kind = 'unavailable' | 'full' | 'blocked' | 'behind' | 'damaged' | 'newer' | 'gone' | 'failed';

export const START = EASY.answers.length;

/** The whole screen, or a note over it, says what is the matter. */
export async function tells(page: Page, kind: Kind): Promise<void> {
  const note = page.locator('[data-trouble]');
  await expect(note).toHaveAttribute('data-trouble', kind);
  await expect(note.getByRole('heading', { name: table(`trouble-${kind}`) })).toBeVisible();
  await expect(note.getByText(table(`trouble-${kind}.text`))).toBeVisible();
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export async function stands(page: Page, at: number): Promise<void> {
  await expect(answered(page)).toHaveAttribute('data-answered', String(at));
}

export const ALL_GAMES = 'All games';

/** Everything that needs no saved games. */
export async function restWorks(page: Page): Promise<void> {
  for (const path of ['./rules', './settings', './settings/about']) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
}

/** Whatever it is called: where the game is open elsewhere, this window says so and can take it over. */
export const takeOver = (page: Page) => page.getByRole('button', { name: table('play-here') });
