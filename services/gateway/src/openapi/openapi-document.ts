import type { Route } from '@valam/contracts/shared/define';
import { openApiPath, operationOf, problemSchema } from './operation.js';
import type { RealAnswer } from './real-answers.js';

/** Name of the site for its API. */
export interface Brand {
  readonly name: string;
  readonly origin: string;
}

export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: unknown;
  readonly security: unknown;
}

export interface Operation {
  readonly summary: string;
  readonly tags: readonly string[];
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly schema: unknown;
  }[];
  readonly requestBody?: unknown;
  readonly responses: Record<string, { readonly description: string; readonly content: unknown }>;
}

/** The public API as OpenAPI 3.1, generated from the contracts and from current responses. */
export function openApiDocument(
  routes: readonly Route[],
  { name, origin }: Brand,
  examples: ReadonlyMap<Route, RealAnswer>,
): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const route of [...routes].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    const path = openApiPath(route.path);
    (paths[path] ??= {})[route.method.toLowerCase()] = operationOf(
      route,
      examples.get(route),
    ) as unknown as Operation;
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `The API of ${name}`,
      version: '1',
      description: 'Made from the contracts that every unit shares. The examples are real answers.',
    },
    servers: [{ url: origin }],
    paths,
    components: {
      schemas: { Problem: problemSchema() },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: origin.startsWith('https:') ? '__Host-sid' : 'sid' },
      },
    },
    security: [{ session: [] }],
  };
}
