/** The variable that a remote's container is in. */
export const containerName = (remote: string): string => `mfe_${remote.replaceAll('-', '_')}`;
