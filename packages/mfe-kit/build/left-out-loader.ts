/** Replaces a module that runs only in the browser. */
export default function leftOutLoader(): string {
  return 'export default function LeftOut() { return null; }';
}
