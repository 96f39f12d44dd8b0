import * as z from 'zod/mini';

const Integrity = z.string().check(z.regex(/^(sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64})$/));
export const RemoteName = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/));
export const Version = z.string().check(z.regex(/^[\w.-]+$/));

/** Contents of a version's folder, as written by its build. */
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
  /** Origin of the folder when it is not below `/remotes`; only a development server sets this. */
  origin: z.optional(z.string()),
});
export type RemoteManifest = z.infer<typeof RemoteManifest>;

const promotedAt = z._default(z.nullable(z.iso.datetime()), null);

export const RegistryEntry = z.object({
  current: RemoteManifest,
  /** Time at which `current` became live; null if unknown. */
  promotedAt,
  /** The previous version, unless it was rolled back itself. */
  previous: z.nullable(RemoteManifest),
  /** A version for a share of the visitors only. */
  candidate: z.nullable(
    z.object({ manifest: RemoteManifest, percent: z.number().check(z.gte(0), z.lte(100)), promotedAt }),
  ),
  /** Versions that were rolled back, newest first: never a fallback, until a release promotes one of them again. */
  bad: z._default(z.array(Version), []),
});
export type RegistryEntry = z.infer<typeof RegistryEntry>;

/** The live version of each remote: the one file that a release changes. */
export const Registry = z.object({
  /** Incremented on every write. A writer that read an older revision is refused. */
  revision: z._default(z.int().check(z.gte(0)), 0),
  remotes: z.record(RemoteName, RegistryEntry),
  /** If set, the site is closed to visitors; `until` is shown to them. */
  maintenance: z.optional(z.object({ until: z.string() })),
});
export type Registry = z.infer<typeof Registry>;

export const emptyRegistry: Registry = { revision: 0, remotes: {} };

export const versionId = (manifest: Pick<RemoteManifest, 'name' | 'version'>): string =>
  `${manifest.name}@${manifest.version}`;

/** Every version that a renderer needs to load. */
export const manifestsOf = (entry: RegistryEntry): RemoteManifest[] =>
  [entry.current, entry.candidate?.manifest, entry.previous].filter((manifest) => manifest != null);
