import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vite';
import { contents } from '../../scripts/contents.mjs';
import { pwa } from '../../scripts/pwa.ts';

export default defineConfig({ plugins: [sveltekit(), contents(), pwa('/')] });
