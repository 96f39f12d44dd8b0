import type { CDPSession } from '@playwright/test';

/** Heap size of a page in bytes: compiled code, and everything else. */
export interface HeapSize {
  readonly code: number;
  readonly data: number;
}

/** The part of a heap snapshot's format that is read here. */
interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[], ...unknown[]];
    };
  };
  readonly nodes: readonly number[];
}

/** Collects garbage and measures the heap with a snapshot. */
export async function heapSize(wire: CDPSession): Promise<HeapSize> {
  const chunks: string[] = [];
  const keep = ({ chunk }: { chunk: string }) => {
    chunks.push(chunk);
  };
  wire.on('HeapProfiler.addHeapSnapshotChunk', keep);
  try {
    for (let round = 0; round < 3; round++) await wire.send('HeapProfiler.collectGarbage');
    await wire.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  } finally {
    wire.off('HeapProfiler.addHeapSnapshotChunk', keep);
  }
  return sizeOf(JSON.parse(chunks.join('')) as Snapshot);
}

export function sizeOf({ snapshot: { meta }, nodes }: Snapshot): HeapSize {
  const fields = meta.node_fields.length;
  const type = meta.node_fields.indexOf('type');
  const self = meta.node_fields.indexOf('self_size');
  const compiled = meta.node_types[0].indexOf('code');
  let [code, data] = [0, 0];
  for (let at = 0; at < nodes.length; at += fields) {
    const bytes = nodes[at + self] ?? 0;
    if (nodes[at + type] === compiled) code += bytes;
    else data += bytes;
  }
  return { code, data };
}
