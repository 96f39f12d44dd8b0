import type { ComponentType } from 'react';
import type { Path } from 'react-router';
import type { StorePart } from '../store/app-state';
import type { PathParams } from '../router/best-match';
import type { SlotComponentProps, SlotKey, SlotName, SlotUse } from '../slot/slot-props';
import type { Toast } from '../shell/shell-state';
import type { AppContext } from './app-context';
import type { LazyPage } from './lazy-page';

/** The parameters of a path pattern, as a type. */
type ParamsOf<P extends string> = P extends `${infer Head}/${infer Rest}`
  ? ParamsOf<Head> & ParamsOf<Rest>
  : P extends `:${infer Name}`
    ? { readonly [K in Name]: string }
    : P extends '*'
      ? { readonly '*': string }
      : unknown;

/** The URL of a page, for its loader. */
export interface PageRequest<Params = PathParams> {
  readonly params: Params;
  readonly location: Readonly<Path>;
  readonly search: URLSearchParams;
}

/** One page of a remote. */
export interface PageRoute<Params = PathParams> {
  readonly path: string;
  readonly page: LazyPage;
  /** Loads the page's data into the store; may throw `notFound()` or `redirect()`. */
  readonly load?: (app: AppContext, request: PageRequest<Params>) => Promise<unknown> | void;
  /** The slots on the page, loaded in parallel with its data. */
  readonly slots?: (request: PageRequest<Params>) => readonly SlotUse[];
  /** The lazy parts that the page renders with `LaterPart`. */
  readonly later?: readonly LazyPage[];
  /** Shown with status 404 if the loader throws `notFound()`. */
  readonly notFound?: ComponentType | LazyPage;
  /** The page renders in the browser only; the server sends the frame. */
  readonly browserOnly?: boolean;
}

/** Content that a remote provides for another remote's page. */
export interface SlotDef<N extends SlotName = SlotName> {
  readonly component: LazyPage<SlotComponentProps<N>>;
  /** Loads the component's data into the store. */
  readonly load?: (app: AppContext, key: SlotKey<N>) => Promise<unknown> | void;
}

/** Result of an action. */
export interface ActionResult {
  readonly ok: boolean;
  readonly toast?: Toast;
  /** Field → message. */
  readonly errors?: Readonly<Record<string, string | undefined>>;
  /** The form shows the saved values, so it is not reset. */
  readonly keepsFields?: boolean;
  /** The next page; by default the form stays on the same page. */
  readonly redirect?: string;
  /** With JavaScript: the delay before the redirect, while the result is shown. */
  readonly redirectAfterMs?: number;
}

/** Handles a form submission; the same code with and without JavaScript. */
export type Action = (app: AppContext, form: FormData) => Promise<ActionResult>;

/** The whole surface of a remote, the same source for server and browser. */
export interface RemoteModule extends StorePart {
  readonly name: string;
  readonly routes: readonly PageRoute[];
  readonly slots?: { readonly [N in SlotName]?: SlotDef<N> };
  readonly actions?: Readonly<Record<string, Action>>;
}

/** Defines a page; the types of its parameters come from its path. */
export function page<const P extends `/${string}`>(
  route: Omit<PageRoute<ParamsOf<P>>, 'path'> & { path: P },
): PageRoute {
  return route as unknown as PageRoute;
}

/** Defines a remote. */
export function remote(module: RemoteModule): RemoteModule {
  return module;
}
