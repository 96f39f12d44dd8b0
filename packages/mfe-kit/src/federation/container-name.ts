/** The global variable of a remote's container. */
export const containerName = (remote: string): string => `mfe_${remote.replaceAll('-', '_')}`;
