import type { ComponentType } from 'react';
import type { Path } from 'react-router';
import type { StorePart } from '../store/app-state';
import type { PathParams } from '../router/best-match';
import type { SlotComponentProps, SlotKey, SlotName, SlotUse } from '../slot/slot-props';
import type { Toast } from '../shell/shell-state';
import type { AppContext } from './app-context';
import type { LazyPage } from './lazy-page';

/** The parameter names in a pattern, as a type. */
type ParamsOf<P extends string> = P extends `${infer Head}/${infer Rest}`
  ? ParamsOf<Head> & ParamsOf<Rest>
  : P extends `:${infer Name}`
    ? { readonly [K in Name]: string }
    : P extends '*'
      ? { readonly '*': string }
      : unknown;

/** What a loader learns about the address. */
export interface PageRequest<Params = PathParams> {
  readonly params: Params;
  readonly location: Readonly<Path>;
  readonly search: URLSearchParams;
}

/** One page of a remote. */
export interface PageRoute<Params = PathParams> {
  readonly path: string;
  readonly page: LazyPage;
  /** Fills the store with what the page reads; may throw `notFound()` or `redirect()`. */
  readonly load?: (app: AppContext, request: PageRequest<Params>) => Promise<unknown> | void;
  /** The slots the page places; asked for beside the page's own data. */
  readonly slots?: (request: PageRequest<Params>) => readonly SlotUse[];
  /** Parts that the page places with `LaterPart`. */
  readonly later?: readonly LazyPage[];
  /** Shown with status 404 when the loader throws `notFound()`. */
  readonly notFound?: ComponentType | LazyPage;
  /** Rendered in the browser only; the server sends the frame. */
  readonly browserOnly?: boolean;
}

/** What a remote puts into another remote's page. */
export interface SlotDef<N extends SlotName = SlotName> {
  readonly component: LazyPage<SlotComponentProps<N>>;
  /** Fills the store with what the component reads. */
  readonly load?: (app: AppContext, key: SlotKey<N>) => Promise<unknown> | void;
}

/** How an action ended. */
export interface ActionResult {
  readonly ok: boolean;
  readonly toast?: Toast;
  /** Field → message. */
  readonly errors?: Readonly<Record<string, string | undefined>>;
  /** Where to go next; the same page when left out. */
  readonly redirect?: string;
  /** With scripts: how long the result stays on the page before that. */
  readonly redirectAfterMs?: number;
}

/** What a form does when it is sent; the same code with and without scripts. */
export type Action = (app: AppContext, form: FormData) => Promise<ActionResult>;

/** The whole surface of a remote, the same source for server and browser. */
export interface RemoteModule extends StorePart {
  readonly name: string;
  readonly routes: readonly PageRoute[];
  readonly slots?: { readonly [N in SlotName]?: SlotDef<N> };
  readonly actions?: Readonly<Record<string, Action>>;
}

/** Describes a page; the types of its parameters come from its path. */
export function page<const P extends `/${string}`>(
  route: Omit<PageRoute<ParamsOf<P>>, 'path'> & { path: P },
): PageRoute {
  return route as unknown as PageRoute;
}

/** Describes a remote. */
export function remote(module: RemoteModule): RemoteModule {
  return module;
}
