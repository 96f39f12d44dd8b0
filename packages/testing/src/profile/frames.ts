import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Profiler } from 'node:inspector';

/** A function with its total time, including callees; equal functions under the same caller are merged. */
export interface Frame {
  readonly name: string;
  /** Owner of the code: a package, `node`, `garbage collector`, or a folder of ours. */
  readonly owner: string;
  microseconds: number;
  readonly children: Map<string, Frame>;
}

/** The profile as one tree, without idle time; recursive calls are merged. */
export function frames(profile: Profiler.Profile): Frame {
  const ownerOf = ownerIn();
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  const own = new Map<number, number>();
  profile.samples?.forEach((id, i) => {
    own.set(id, (own.get(id) ?? 0) + Math.max(0, profile.timeDeltas?.[i] ?? 0));
  });
  const root: Frame = { name: 'all', owner: '', microseconds: 0, children: new Map() };
  /** Time of recursive calls; it belongs to the outermost call. */
  const again = new Map<Frame, number>();
  const add = (id: number, within: Frame, callers: ReadonlyMap<string, Frame>): number => {
    const node = nodes.get(id);
    if (!node || node.callFrame.functionName === '(idle)') return 0;
    const owner = ownerOf(node.callFrame);
    const name = node.callFrame.functionName || '(anonymous)';
    const key = `${name} ${owner}`;
    const caller = callers.get(key);
    const frame = caller ?? within.children.get(key) ?? { name, owner, microseconds: 0, children: new Map() };
    if (!caller) within.children.set(key, frame);
    const below = new Map(callers).set(key, frame);
    const time = (node.children ?? []).reduce(
      (sum, child) => sum + add(child, frame, below),
      own.get(id) ?? 0,
    );
    if (caller) {
      again.set(caller, (again.get(caller) ?? 0) + time);
      return 0;
    }
    const whole = time + (again.get(frame) ?? 0);
    again.delete(frame);
    frame.microseconds += whole;
    return whole;
  };
  const [top] = profile.nodes;
  root.microseconds = (top?.children ?? []).reduce((sum, child) => sum + add(child, root, new Map()), 0);
  return root;
}

/** Self time by owner, largest first. */
export function byOwner(root: Frame): (readonly [owner: string, microseconds: number])[] {
  const sums = new Map<string, number>();
  const visit = (frame: Frame): void => {
    const children = [...frame.children.values()];
    const self = frame.microseconds - children.reduce((sum, child) => sum + child.microseconds, 0);
    if (frame.owner) sums.set(frame.owner, (sums.get(frame.owner) ?? 0) + self);
    children.forEach(visit);
  };
  visit(root);
  return [...sums].sort(([, a], [, b]) => b - a);
}

/** Total time of matching functions including callees, counting each outermost call once. */
export function timeWithin(root: Frame, matches: (frame: Frame) => boolean): number {
  if (matches(root)) return root.microseconds;
  return [...root.children.values()].reduce((sum, child) => sum + timeWithin(child, matches), 0);
}

/** Determines the owner by file name, and inside a bundle by the keys or comments that name its modules. */
function ownerIn(): (place: Profiler.ProfileNode['callFrame']) => string {
  const bundles = new Map<string, readonly string[]>();
  const linesOf = (url: string): readonly string[] => {
    const known = bundles.get(url) ?? modulesIn(url);
    bundles.set(url, known);
    return known;
  };
  return ({ functionName, url, lineNumber }) => {
    if (functionName === '(garbage collector)') return 'garbage collector';
    if (url === '' || url.startsWith('node:')) return 'node';
    return ownerOfFile(url) ?? linesOf(url)[lineNumber] ?? folderOf(url);
  };
}

const ownerOfFile = (file: string): string | undefined =>
  /^(?:@[^/]+\/)?[^/]+/.exec(file.split('/node_modules/').slice(1).at(-1) ?? '')?.[0];

const folderOf = (url: string): string =>
  /\/((?:services\/[a-z]+|shell|mfe-[a-z]+|packages\/[a-z-]+))\//.exec(url)?.[1] ?? 'a remote';

/** The owner of each line of a bundle that is not minified. */
function modulesIn(url: string): readonly string[] {
  const file = url.startsWith('file:') ? fileURLToPath(url) : url;
  if (!existsSync(file)) return [];
  let owner = folderOf(file);
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => {
      const module = /CONCATENATED MODULE: (\S+)|^ {2}!\*\*\* (\S+) \*\*\*!|^ *"(\.{1,2}\/\S+)" ?\(/.exec(
        line,
      );
      const path = module?.[1] ?? module?.[2] ?? module?.[3];
      if (path) owner = ownerOfFile(path) ?? folderOf(path.startsWith('../') ? path : file);
      return owner;
    });
}
