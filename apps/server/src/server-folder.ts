/** The folder of the server with its migrations and its data files: from the sources in `src` as from the bundle in `dist` (ADR 88). */
export const SERVER_FOLDER = new URL('../', import.meta.url)
