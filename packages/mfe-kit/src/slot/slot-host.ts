import type { AppContext } from '../remote/app-context';
import type { RemoteDirectory } from '../host/remote-directory';
import type { SlotDef } from '../remote/remote-module';
import { lateCode, type LateCode } from '../later/late-code';
import { Unavailable } from '../router/outcomes';
import { slotId, slotOwner, type SlotUse } from './slot-props';

/** The loading state of a slot. `stuck`: rendered by the server, but its code is not available in the browser. */
export type SlotEntry = (
  | { readonly status: 'pending' }
  | { readonly status: 'ready'; readonly definition: SlotDef }
  | { readonly status: 'failed' }
  | { readonly status: 'stuck' }
) & {
  /** The promise that components suspend on; kept after it has settled, because they must keep calling `use`. */
  readonly ended?: Promise<void>;
  /** Set if the server has rendered the slot and its code is loaded near the viewport. */
  readonly code?: LateCode;
};

/** State of a slot sent from the server to the browser. */
export interface SlotReport {
  readonly use: SlotUse;
  readonly isFilled: boolean;
}

export interface SlotLimits {
  /** Timeout for the code and the data of a slot together. */
  readonly limitMs: number;
  /** Timeout for its data alone, so that visitors do not wait for an unresponsive service. */
  readonly dataLimitMs: number;
}

/** Loads code and data of the slots of a page view, and stores the state of each. */
export class SlotHost {
  readonly #entries = new Map<string, { use: SlotUse; entry: SlotEntry }>();
  /** In-flight loads, including those that have timed out. */
  readonly #inFlight = new Map<string, Promise<SlotDef>>();

  constructor(
    private readonly app: AppContext,
    private readonly remotes: RemoteDirectory,
    private readonly options: SlotLimits & {
      readonly onFailure: (remote: string, reason: unknown) => void;
    },
  ) {}

  /** The state of the slot; starts loading it if needed. */
  entry(use: SlotUse): SlotEntry {
    return this.#entries.get(slotId(use))?.entry ?? this.start(use);
  }

  /** True if its page has declared the slot as `later`. */
  isLater(use: SlotUse): boolean {
    return this.#entries.get(slotId(use))?.use.later ?? false;
  }

  start(use: SlotUse): SlotEntry {
    const known = this.#entries.get(slotId(use))?.entry;
    if (known && known.status !== 'failed') return known;
    const ended: Promise<void> = this.#load(use).then(
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

  /**
   * Retries a failed slot, or keeps waiting for one that has timed out. Its fallback stays meanwhile. Resolves to true if the
   * slot is ready.
   */
  async retry(use: SlotUse): Promise<boolean> {
    const before = this.entry(use);
    if (before.status !== 'failed') return before.status === 'ready';
    const isLate = this.#inFlight.has(slotId(use));
    try {
      const definition = await this.#whole(use);
      // The visitor may have left the page and returned meanwhile.
      if (this.entry(use) !== before) return false;
      this.#set(use, { ...before, status: 'ready', definition });
      return true;
    } catch (reason) {
      if (!isLate) this.options.onFailure(slotOwner(use.name), reason);
      return false;
    }
  }

  /** Adopts the server's result without loading its data again. */
  async adopt(report: SlotReport): Promise<void> {
    if (!report.isFilled) return this.#set(report.use, { status: 'failed' });
    if (report.use.later) return this.#adoptLate(report.use);
    try {
      this.#set(report.use, { status: 'ready', definition: await this.#definition(report.use) });
    } catch (reason) {
      this.#set(report.use, { status: 'stuck', ended: new Promise(() => undefined) });
      this.options.onFailure(slotOwner(report.use.name), reason);
    }
  }

  #adoptLate(use: SlotUse): void {
    const code = lateCode(async () => {
      try {
        const definition = await this.#definition(use);
        this.#set(use, { status: 'ready', definition, ended: code.arrived, code });
      } catch (reason) {
        this.#set(use, { status: 'failed' });
        this.options.onFailure(slotOwner(use.name), reason);
        throw reason;
      }
    });
    this.#set(use, { status: 'pending', ended: code.arrived, code });
  }

  reports(): SlotReport[] {
    return [...this.#entries.values()].map(({ use, entry }) => ({ use, isFilled: entry.status === 'ready' }));
  }

  /** Resolves when every slot has settled. */
  async settled(): Promise<void> {
    await Promise.all([...this.#entries.values()].flatMap(({ entry }) => entry.ended ?? []));
  }

  #end(use: SlotUse, entry: SlotEntry): void {
    this.#set(use, entry);
    // React reads these two properties, so `use` does not suspend on this settled promise.
    Object.assign(entry.ended ?? {}, { status: 'fulfilled', value: undefined });
  }

  #set(use: SlotUse, entry: SlotEntry): void {
    this.#entries.set(slotId(use), { use, entry });
  }

  async #definition(use: SlotUse): Promise<SlotDef> {
    const definition = await this.#surface(use);
    await definition.component.preload();
    return definition;
  }

  async #surface(use: SlotUse): Promise<SlotDef> {
    const module = await this.remotes.load(slotOwner(use.name));
    const definition = module.slots?.[use.name] as SlotDef | undefined;
    if (!definition) throw new Unavailable(`${slotOwner(use.name)} does not fill ${use.name}`);
    return definition;
  }

  /** Loads code and data of a slot, within its timeouts. */
  #load(use: SlotUse): Promise<SlotDef> {
    const { limitMs, dataLimitMs } = this.options;
    const whole = this.#whole(use);
    const withinData = this.#definition(use).then(() => withinLimit(whole, dataLimitMs));
    return withinLimit(withinData, limitMs);
  }

  /** Loads code and data of a slot, without a timeout. */
  #whole(use: SlotUse): Promise<SlotDef> {
    const id = slotId(use);
    const inFlight = this.#inFlight.get(id);
    if (inFlight) return inFlight;
    const whole = this.#surface(use).then(async (definition) => {
      await Promise.all([definition.component.preload(), definition.load?.(this.app, use.of)]);
      return definition;
    });
    this.#inFlight.set(id, whole);
    const forget = (): void => void this.#inFlight.delete(id);
    whole.then(forget, forget);
    return whole;
  }
}

async function withinLimit<T>(work: Promise<T>, limitMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Unavailable(`Not ready in ${limitMs} ms`)), limitMs);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
