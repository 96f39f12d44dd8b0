import {
  applyDecorators,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
  UseGuards,
} from '@nestjs/common';
import type { HttpMethod, Route } from '@valam/contracts/shared/define';
import type * as z from 'zod/mini';
import { Call, type CallOf } from '../http/call.js';
import { answerOf } from './answer.js';
import { OriginGuard } from './origin.guard.js';
import { RouteGuard } from './route.guard.js';
import { SessionGuard } from '../session/session.guard.js';
import { routeMetadata } from '../http/route-metadata.js';

type RouteReturn<R extends Route> = R extends { output: infer O extends z.core.$ZodType }
  ? z.input<O>
  : never;
/** The call comes first; results of guards specific to this route may follow. */
type Handler<R extends Route> = (call: CallOf<R>, ...found: never[]) => Promise<RouteReturn<R>>;

const methods: Record<HttpMethod, RequestMethod> = {
  GET: RequestMethod.GET,
  POST: RequestMethod.POST,
  PUT: RequestMethod.PUT,
  PATCH: RequestMethod.PATCH,
  DELETE: RequestMethod.DELETE,
};

const bound: Route[] = [];

/** The routes with a bound method, so that a test can compare them with the contracts. */
export const boundRoutes = (): readonly Route[] => bound;

/**
 * Binds a method of a controller to a route of the public API. Its call has passed all checks of the contract; its
 * return value is parsed by the contract before it is sent.
 */
export function UsesRoute<R extends Route>(route: R) {
  bound.push(route);
  return <F extends Handler<R>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<F>,
  ): void => {
    const method = descriptor.value;
    if (!method) throw new Error(`@UsesRoute(${route.path}) must stand on a method`);
    const bound = function (this: unknown, call: CallOf<R>, ...found: never[]): Promise<string | Buffer> {
      return answerOf(route, call, () => method.call(this, call, ...found));
    };
    descriptor.value = bound as unknown as F;
    // A method without parameters gets the call too, because the response needs it.
    if (method.length === 0) Call()(target, key, 0);
    applyDecorators(
      RequestMapping({ method: methods[route.method], path: route.path }),
      HttpCode(route.status),
      SetMetadata(routeMetadata, route),
      UseGuards(OriginGuard, ...(route.access === 'public' ? [] : [SessionGuard]), RouteGuard),
    )(target, key, descriptor);
  };
}
