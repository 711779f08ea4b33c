// SvelteKit's addresses, as they are at the root of a host.

export const resolve = (path: string): string => path;
export const asset = (file: string): string => file;
