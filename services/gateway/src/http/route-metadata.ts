/** Metadata key of a bound method's route. */
export const routeMetadata = Symbol('route');
