import * as z from 'zod/mini';

const Integrity = z.string().check(z.regex(/^(sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64})$/));

/** What a version's folder holds, as its build wrote it down. */
export const RemoteManifest = z.object({
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  version: z.string().check(z.regex(/^[\w.-]+$/)),
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
  /** Where the folder lies when it is not below `/remotes`; only a development server says this. */
  origin: z.optional(z.string()),
});
export type RemoteManifest = z.infer<typeof RemoteManifest>;

export const RegistryEntry = z.object({
  current: RemoteManifest,
  previous: z.nullable(RemoteManifest),
  /** A version that only a part of the visitors gets. */
  candidate: z.nullable(
    z.object({ manifest: RemoteManifest, percent: z.number().check(z.gte(0), z.lte(100)) }),
  ),
});
export type RegistryEntry = z.infer<typeof RegistryEntry>;

/** Which version of each remote is live: the one file that a release changes. */
export const Registry = z.object({
  remotes: z.record(z.string(), RegistryEntry),
  /** While it stands here, visitors find the site closed; `until` is what they are told. */
  maintenance: z.optional(z.object({ until: z.string() })),
});
export type Registry = z.infer<typeof Registry>;

export const versionId = (manifest: Pick<RemoteManifest, 'name' | 'version'>): string =>
  `${manifest.name}@${manifest.version}`;

/** Every version that the registry wants to have at hand. */
export const manifestsOf = (entry: RegistryEntry): RemoteManifest[] =>
  [entry.current, entry.candidate?.manifest, entry.previous].filter((manifest) => manifest != null);
