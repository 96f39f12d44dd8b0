/**
 * The platform that server bundles may ask for, by name. The build replaces this file by one with a line for each
 * library of the platform list.
 */
export const platformModules: Readonly<Record<string, unknown>> = {};
