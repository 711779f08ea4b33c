import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vite';
import { pwa } from '../../scripts/pwa.ts';

export default defineConfig({ plugins: [sveltekit(), pwa('/')] });
