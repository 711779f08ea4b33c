import 'vite-plugin-pwa/svelte';
