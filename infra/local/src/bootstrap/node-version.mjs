const least = [20, 19];
/**
 * The first Node that runs TypeScript without flags. An installed Node that is older is replaced with the pinned one.
 */
const own = [22, 18];

/** @param {string} version @param {readonly number[]} other */
export function isAtLeast(version, [major = 0, minor = 0]) {
  const [ownMajor = 0, ownMinor = 0] = version.split('.').map(Number);
  return ownMajor > major || (ownMajor === major && ownMinor >= minor);
}

export function refuseOldNode() {
  const version = process.versions.node;
  if (isAtLeast(version, least)) return;
  console.error(`Node ${version} is too old: install Node ${least.join('.')} or newer (https://nodejs.org).`);
  process.exit(1);
}

/** @param {string} [version] */
export const isNewEnough = (version = process.versions.node) => isAtLeast(version, own);
