import * as z from 'zod/mini';

const Integrity = z.string().check(z.regex(/^(sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64})$/));
export const RemoteName = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/));
export const Version = z.string().check(z.regex(/^[\w.-]+$/));

/** What the folder of a version contains, as its build wrote it down. */
export const RemoteManifest = z.object({
  name: RemoteName,
  version: Version,
  /** The platform generation it was built for. */
  platform: z.int(),
  paths: z.array(z.string()),
  slots: z.array(z.string()),
  client: z.object({
    entry: z.string(),
    chunks: z.record(z.string(), z.array(z.string())),
    integrity: z.record(z.string(), Integrity),
  }),
  server: z.object({ file: z.string(), integrity: z.optional(Integrity) }),
  /** Where the folder is when it is not below `/remotes`; only a development server sets this. */
  origin: z.optional(z.string()),
});
export type RemoteManifest = z.infer<typeof RemoteManifest>;

const promotedAt = z._default(z.nullable(z.iso.datetime()), null);

export const RegistryEntry = z.object({
  current: RemoteManifest,
  /** When `current` became live; null if that is not known. */
  promotedAt,
  /** The version before, as long as it was not rolled back itself. */
  previous: z.nullable(RemoteManifest),
  /** A version that only a share of the visitors gets. */
  candidate: z.nullable(
    z.object({ manifest: RemoteManifest, percent: z.number().check(z.gte(0), z.lte(100)), promotedAt }),
  ),
  /** Versions that were rolled back, newest first: never a fallback, until a release promotes one of them again. */
  bad: z._default(z.array(Version), []),
});
export type RegistryEntry = z.infer<typeof RegistryEntry>;

/** Which version of each remote is live: the one file that a release changes. */
export const Registry = z.object({
  /** Counts the writes. A writer that read an older revision is refused. */
  revision: z._default(z.int().check(z.gte(0)), 0),
  remotes: z.record(RemoteName, RegistryEntry),
  /** While this is set, visitors find the site closed; `until` is what they read. */
  maintenance: z.optional(z.object({ until: z.string() })),
});
export type Registry = z.infer<typeof Registry>;

export const emptyRegistry: Registry = { revision: 0, remotes: {} };

export const versionId = (manifest: Pick<RemoteManifest, 'name' | 'version'>): string =>
  `${manifest.name}@${manifest.version}`;

/** Every version that a renderer needs to have loaded. */
export const manifestsOf = (entry: RegistryEntry): RemoteManifest[] =>
  [entry.current, entry.candidate?.manifest, entry.previous].filter((manifest) => manifest != null);
