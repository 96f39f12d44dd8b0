/** Replaces a module that only the browser runs. */
export default function leftOutLoader(): string {
  return 'export default function LeftOut() { return null; }';
}
