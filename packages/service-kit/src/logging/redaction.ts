/** Names whose values never reach a log; a path matches one exact depth, so each is listed for several depths. */
const secretNames = [
  'password',
  'token',
  'csrfToken',
  'totp',
  'secret',
  'authorization',
  'cookie',
  'email',
  'to',
  'mobile',
  'phone',
  'fullName',
  'firstName',
  'lastName',
  'address',
];

const depths = ['', '*.', '*.*.', '*.*.*.'];

/** Second line of defense for the rule that ids and codes are logged, never bodies. */
export const redactedPaths = depths.flatMap((depth) => secretNames.map((name) => `${depth}${name}`));
