import { fileURLToPath } from 'node:url';

/** Folder with the pictures of the sample content: beside this file, and beside the program in the build. */
export const picturesFolder = fileURLToPath(new URL('./pictures/', import.meta.url));
