/** Under this name a bound method carries its route. */
export const routeMetadata = Symbol('route');
