/** Slices of remotes. A remote adds its slices by declaration merging: `interface LazyLoadedSlices { drafts: Drafts }`. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- remotes add to it by declaration merging
export interface LazyLoadedSlices {}
