/** Replaces a browser-only module in the server bundle. */
export default function leftOutLoader(): string {
  return 'export default function LeftOut() { return null; }';
}
