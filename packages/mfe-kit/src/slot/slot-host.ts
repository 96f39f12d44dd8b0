import type { AppContext } from '../remote/app-context';
import type { RemoteDirectory } from '../host/remote-directory';
import type { SlotDef } from '../remote/remote-module';
import { createGate, type Gate } from '../later/gate';
import { Unavailable } from '../router/outcomes';
import { slotId, slotOwner, type SlotUse } from './slot-props';

/** How far a slot of this page view is. A stuck one was rendered by the server but cannot be had here. */
export type SlotEntry = (
  | { readonly status: 'pending' }
  | { readonly status: 'ready'; readonly definition: SlotDef }
  | { readonly status: 'failed' }
  | { readonly status: 'stuck' }
) & {
  /** What a component that renders the slot waits for; kept when it is over, so that it can go on being waited for. */
  readonly ended?: Promise<void>;
};

/** What the server tells the browser of a slot. */
export interface SlotReport {
  readonly use: SlotUse;
  readonly isFilled: boolean;
}

/** Loads what fills the slots of a page view and remembers how each ended. */
export class SlotHost {
  readonly #entries = new Map<string, { use: SlotUse; entry: SlotEntry }>();
  readonly #gates = new Map<string, Gate>();

  constructor(
    private readonly app: AppContext,
    private readonly remotes: RemoteDirectory,
    private readonly options: {
      onFailure: (remote: string, reason: unknown) => void;
      limitMs: number;
    },
  ) {}

  /** The slot's state; starts it when no one has. */
  entry(use: SlotUse): SlotEntry {
    return this.#entries.get(slotId(use))?.entry ?? this.start(use);
  }

  /** Declared by its page as one whose code comes later. */
  isLater(use: SlotUse): boolean {
    return this.#entries.get(slotId(use))?.use.later ?? false;
  }

  /** What keeps the slot waiting; null when nothing does. */
  gate(use: SlotUse): Gate | null {
    return this.#gates.get(slotId(use)) ?? null;
  }

  start(use: SlotUse): SlotEntry {
    const known = this.#entries.get(slotId(use))?.entry;
    if (known && known.status !== 'failed') return known;
    const ended: Promise<void> = this.#withinLimit(this.#load(use)).then(
      (definition) => this.#end(use, { status: 'ready', definition, ended }),
      (reason: unknown) => {
        this.#end(use, { status: 'failed', ended });
        this.options.onFailure(slotOwner(use.name), reason);
      },
    );
    const entry: SlotEntry = { status: 'pending', ended };
    this.#set(use, entry);
    return entry;
  }

  /** Takes over what the server rendered, without asking for its data again. */
  async adopt(report: SlotReport): Promise<void> {
    if (!report.isFilled) return this.#set(report.use, { status: 'failed' });
    if (report.use.later) return this.#wait(report.use);
    try {
      this.#set(report.use, { status: 'ready', definition: await this.#definition(report.use) });
    } catch (reason) {
      this.#set(report.use, { status: 'stuck', ended: new Promise(() => undefined) });
      this.options.onFailure(slotOwner(report.use.name), reason);
    }
  }

  /** Fetches nothing yet. A slot whose code cannot be had then gives way to its fallback: its markup promises too much. */
  #wait(use: SlotUse): void {
    const bring = async (): Promise<void> => {
      try {
        this.#end(use, { status: 'ready', definition: await this.#definition(use), ended: gate.ended });
      } catch (reason) {
        this.#set(use, { status: 'stuck', ended: gate.ended });
        this.options.onFailure(slotOwner(use.name), reason);
        throw reason;
      }
    };
    const gate = createGate(bring, { isUselessWithout: true });
    this.#gates.set(slotId(use), gate);
    this.#set(use, { status: 'pending', ended: gate.ended });
  }

  reports(): SlotReport[] {
    return [...this.#entries.values()].map(({ use, entry }) => ({ use, isFilled: entry.status === 'ready' }));
  }

  /** Settles when every slot has ended. */
  async settled(): Promise<void> {
    await Promise.all([...this.#entries.values()].flatMap(({ entry }) => entry.ended ?? []));
  }

  #end(use: SlotUse, entry: SlotEntry): void {
    this.#set(use, entry);
    // React reads these two and then does not wait a moment for what is already there.
    Object.assign(entry.ended ?? {}, { status: 'fulfilled', value: undefined });
  }

  #set(use: SlotUse, entry: SlotEntry): void {
    this.#entries.set(slotId(use), { use, entry });
  }

  async #load(use: SlotUse): Promise<SlotDef> {
    const definition = await this.#definition(use, (found) => found.load?.(this.app, use.of));
    return definition;
  }

  async #definition(
    use: SlotUse,
    beside?: (definition: SlotDef) => Promise<unknown> | void,
  ): Promise<SlotDef> {
    const module = await this.remotes.load(slotOwner(use.name));
    const definition = module.slots?.[use.name] as SlotDef | undefined;
    if (!definition) throw new Unavailable(`${slotOwner(use.name)} does not fill ${use.name}`);
    await Promise.all([definition.component.preload(), beside?.(definition)]);
    return definition;
  }

  async #withinLimit<T>(work: Promise<T>): Promise<T> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const limit = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(
        () => reject(new Unavailable(`Not ready in ${this.options.limitMs} ms`)),
        this.options.limitMs,
      );
    });
    return Promise.race([work, limit]).finally(() => clearTimeout(timer));
  }
}
