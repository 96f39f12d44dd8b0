import { expect } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';
import { root } from '../../src/checkout.ts';

export const folder = path.join(root, 'infra/kubernetes');
export const environments = ['staging', 'production'];

export interface Container {
  image?: string;
  env?: { name: string; value?: string; valueFrom?: object }[];
  resources?: { requests?: object; limits?: { memory?: string } };
  securityContext?: { readOnlyRootFilesystem?: boolean; allowPrivilegeEscalation?: boolean };
  startupProbe?: object;
  readinessProbe?: object;
  livenessProbe?: object;
}
interface Pod {
  metadata: { labels: Record<string, string> };
  spec: {
    securityContext: { runAsNonRoot: boolean };
    terminationGracePeriodSeconds?: number;
    containers: Container[];
  };
}
export interface Manifest {
  kind: string;
  metadata: { name: string };
  spec: {
    template: Pod;
    selector: { matchLabels: Record<string, string> };
    strategy: { rollingUpdate: { maxUnavailable: number } };
    scaleTargetRef: { name: string };
    minReplicas: number;
    maxReplicas: number;
  };
}
export interface Kustomization {
  resources?: string[];
  components?: string[];
  patches?: { path?: string; patch?: string }[];
  images?: { name: string; newTag: string }[];
}

export const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
export const manifestsIn = (at: string): Manifest[] =>
  globSync('*.yaml', { cwd: path.join(folder, at) })
    .filter((file) => file !== 'kustomization.yaml')
    .flatMap((file) => parseAllDocuments(read(path.join(at, file))).map((one) => one.toJS() as Manifest));

export function oneOf(manifests: Manifest[], kind: string): Manifest {
  const found = manifests.filter((one) => one.kind === kind);
  expect(found).toHaveLength(1);
  return found[0] as Manifest;
}
