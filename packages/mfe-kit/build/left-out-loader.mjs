/** Stands for a module that only the browser runs. */
export default function leftOutLoader() {
  return 'export default function LeftOut() { return null; }';
}
