import type { DiscoveryService } from '@nestjs/core';

/** A method with a decorator of the kit, and its provider. */
export interface BoundMethod<B> {
  readonly binding: B;
  readonly call: (...args: unknown[]) => Promise<unknown>;
}

/** Finds the methods of all providers and controllers with the given metadata. */
export function boundMethods<B>(discovery: DiscoveryService, metadata: symbol): BoundMethod<B>[] {
  const instances = [...discovery.getProviders(), ...discovery.getControllers()]
    .map((wrapper): unknown => wrapper.instance)
    .filter((instance): instance is object => typeof instance === 'object' && instance !== null);
  return [...new Set(instances)].flatMap((instance) => methodsOf<B>(instance, metadata));
}

function methodsOf<B>(instance: object, metadata: symbol): BoundMethod<B>[] {
  const found: BoundMethod<B>[] = [];
  for (
    let prototype: object | null = Object.getPrototypeOf(instance) as object | null;
    prototype && prototype !== Object.prototype;
    prototype = Object.getPrototypeOf(prototype) as object | null
  ) {
    for (const [key, { value }] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
      const method: unknown = value;
      if (typeof method !== 'function' || key === 'constructor') continue;
      const binding = Reflect.getMetadata(metadata, method) as B | undefined;
      if (binding)
        found.push({ binding, call: async (...args) => (await method.apply(instance, args)) as unknown });
    }
  }
  return found;
}
