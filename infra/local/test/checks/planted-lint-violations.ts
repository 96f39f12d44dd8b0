/**
 * A file that violates it, for each custom rule and some built-in ones. The suffix after a comma distinguishes cases of
 * the same rule.
 */
export const lintViolations: Record<string, [file: string, text: string]> = {
  'no-restricted-properties': [
    'services/leads/src/planted/environment.ts',
    'export const port = process.env.PORT;\n',
  ],
  'no-restricted-syntax': ['services/leads/src/planted/time.ts', 'export const now = () => new Date();\n'],
  'no-restricted-syntax, a sweep that one failure stops': [
    'services/leads/src/planted/sweep.ts',
    "import type { DataSource, EntityManager } from 'typeorm';\nexport class Sweep {\n  constructor(private readonly dataSource: DataSource) {}\n  async run(ids: string[], one: (tx: EntityManager, id: string) => Promise<void>): Promise<void> {\n    for (const id of ids) await this.dataSource.transaction((tx) => one(tx, id));\n  }\n}\n",
  ],
  'no-restricted-syntax, a statement of more than a line inside a function': [
    'services/leads/src/planted/statement.ts',
    "import type { EntityManager } from 'typeorm';\nexport function late(tx: EntityManager): Promise<unknown> {\n  const since = `select id\n  from lead where answered_at is null`;\n  return tx.query(since);\n}\n",
  ],
  'no-restricted-syntax, a manager where a repository would do': [
    'services/leads/src/planted/manager.ts',
    "import { DataSource } from 'typeorm';\nimport { LeadEntity } from '../lead/lead.entity.js';\nexport class Leads {\n  constructor(private readonly dataSource: DataSource) {}\n  find(id: string): Promise<LeadEntity | null> {\n    return this.dataSource.manager.findOneBy(LeadEntity, { id });\n  }\n}\n",
  ],
  'no-restricted-syntax, the same by another name': [
    'services/leads/src/planted/named-manager.ts',
    "import { DataSource } from 'typeorm';\nimport { LeadEntity } from '../lead/lead.entity.js';\nexport class Leads {\n  constructor(private readonly dataSource: DataSource) {}\n  find(id: string): Promise<LeadEntity | null> {\n    const { manager } = this.dataSource;\n    return manager.findOneBy(LeadEntity, { id });\n  }\n}\n",
  ],
  'no-restricted-syntax, a style of the root': [
    'mfe-catalog/src/planted-root.ts',
    "export const tell = (): void => document.documentElement.style.setProperty('--bar', '1px');\n",
  ],
  'no-restricted-syntax, a property of the root that comes and goes': [
    'mfe-catalog/src/planted-property.ts',
    "import { css } from 'styled-components';\nexport const room = css`\n  :root:has([data-bar]) {\n    --bar: 4rem;\n  }\n`;\n",
  ],
  'no-restricted-syntax, newer than the browsers of visitors': [
    'mfe-catalog/src/planted-newer.ts',
    'export const isAddress = (text: string): boolean => URL.canParse(text);\n',
  ],
  'no-restricted-syntax, the same in a contract': [
    'packages/contracts/src/planted-newer.ts',
    'export const isAddress = (text: string): boolean => URL.canParse(text);\n',
  ],
  'id-denylist': ['mfe-catalog/src/planted-name.ts', 'export const Voices = 25;\n'],
  'no-restricted-imports': [
    'mfe-catalog/src/planted-zod.ts',
    "import * as z from 'zod';\nexport const text = z.string();\n",
  ],
  '@typescript-eslint/no-explicit-any': [
    'services/leads/src/planted/anything.ts',
    'export const thing = (value: any): unknown => [value];\n',
  ],
  'no-warning-comments': [
    'packages/testing/src/planted-anything.ts',
    '// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each caller reads another shape\nexport type Item = any;\n',
  ],
  'typescript/TS2322': ['services/leads/src/planted/mistyped.ts', "export const seats: number = 'twelve';\n"],
  'typescript/TS2322, of the front end': [
    'mfe-catalog/src/planted-mistyped.tsx',
    'export const Title = ({ text }: { text: string }) => <h1>{text}</h1>;\nexport const title = <Title text={12} />;\n',
  ],
  'typescript/TS2322, of a script': [
    'infra/local/src/planted-mistyped.ts',
    "export const port: number = '80';\n",
  ],
  'typescript/no-floating-promises': [
    'services/leads/src/planted/floating.ts',
    "import { DataSource } from 'typeorm';\nexport function start(source: DataSource): void {\n  source.initialize();\n}\n",
  ],
  'typescript/no-floating-promises, of the front end': [
    'e2e/support/planted-floating.ts',
    "import { openPanel } from './book-seats.js';\nexport const open = (page: Parameters<typeof openPanel>[0]): void => {\n  openPanel(page);\n};\n",
  ],
  'typescript/no-floating-promises, of a script': [
    'infra/local/src/planted-floating.ts',
    "import { send } from '@valam/testing/http';\nexport function start(): void {\n  send('http://localhost/');\n}\n",
  ],
  'typescript/no-misused-promises': [
    'mfe-catalog/src/planted-misused.ts',
    "export const isOpen = (ask: () => Promise<boolean>): string => (ask() ? 'open' : 'closed');\n",
  ],
  'typescript/await-thenable': [
    'packages/mfe-kit/src/planted-await.ts',
    'export const count = async (places: readonly string[]): Promise<number> => await places.length;\n',
  ],
  'typescript/no-unsafe-assignment': [
    'services/leads/src/planted/unsafe.ts',
    'export function read(text: string): { name: string } {\n  const value: { name: string } = JSON.parse(text);\n  return value;\n}\n',
  ],
  'typescript/no-unsafe-return': [
    'packages/contracts/src/planted-unsafe.ts',
    'export const read = (text: string): { name: string } => JSON.parse(text);\n',
  ],
  'typescript/restrict-template-expressions': [
    'shell/src/planted-template.ts',
    'export const name = (of: { first: string }): string => `${of}`;\n',
  ],
  'typescript/only-throw-error': [
    'services/identity/src/planted/thrown.ts',
    "export function refuse(): never {\n  throw 'refused';\n}\n",
  ],
  'typescript/no-unnecessary-type-assertion': [
    'services/catalog/src/planted/assertion.ts',
    'export const same = (name: string): string => name as string;\n',
  ],
  'typescript/switch-exhaustiveness-check': [
    'services/leads/src/planted/states.ts',
    "export function word(state: 'held' | 'paid'): string {\n  switch (state) {\n    case 'held':\n      return 'Held';\n  }\n  return '';\n}\n",
  ],
  '@typescript-eslint/consistent-type-imports': [
    'services/leads/src/planted/types.ts',
    "import { DataSource } from 'typeorm';\nexport const of = (source: DataSource): boolean => source.isInitialized;\n",
  ],
  'react-hooks/rules-of-hooks': [
    'mfe-catalog/src/planted-hook.tsx',
    "import { useState } from 'react';\nexport function Part({ isOpen }: { isOpen: boolean }) {\n  if (isOpen) useState(0);\n  return <p>Open</p>;\n}\n",
  ],
  'react/static-components': [
    'mfe-catalog/src/planted-static-components.tsx',
    'export function Part({ name }: { name: string }) {\n  const Inner = () => <p>{name}</p>;\n  return <Inner />;\n}\n',
  ],
  'react/use-memo': [
    'mfe-catalog/src/planted-use-memo.tsx',
    "import { useMemo } from 'react';\nexport function Part({ a }: { a: number }) {\n  const twice = useMemo(async () => a * 2, [a]);\n  return <Wait until={twice} />;\n}\n",
  ],
  'react/immutability': [
    'mfe-catalog/src/planted-immutability.tsx',
    'export function Part({ item }: { item: { seats: number } }) {\n  item.seats = 2;\n  return <p>{item.seats}</p>;\n}\n',
  ],
  'react/globals': [
    'mfe-catalog/src/planted-globals.tsx',
    'let count = 0;\nexport function Part() {\n  count = count + 1;\n  return <p>{count}</p>;\n}\n',
  ],
  'react/refs': [
    'mfe-catalog/src/planted-refs.tsx',
    "import { useRef } from 'react';\nexport function Part() {\n  const seats = useRef(0);\n  return <p>{seats.current}</p>;\n}\n",
  ],
  'react/set-state-in-effect': [
    'mfe-catalog/src/planted-set-state-in-effect.tsx',
    "import { useEffect, useState } from 'react';\nexport function Part({ a }: { a: number }) {\n  const [seats, setSeats] = useState(0);\n  useEffect(() => {\n    setSeats(a);\n  }, [a]);\n  return <p>{seats}</p>;\n}\n",
  ],
  'react/error-boundaries': [
    'mfe-catalog/src/planted-error-boundaries.tsx',
    'export function Part({ a }: { a: number }) {\n  try {\n    return <p>{a}</p>;\n  } catch {\n    return <p>None</p>;\n  }\n}\n',
  ],
  'react/purity': [
    'mfe-catalog/src/planted-purity.tsx',
    'export function Part() {\n  const now = Date.now();\n  return <p>{now}</p>;\n}\n',
  ],
  'react/set-state-in-render': [
    'mfe-catalog/src/planted-set-state-in-render.tsx',
    "import { useState } from 'react';\nexport function Part() {\n  const [seats, setSeats] = useState(0);\n  setSeats(seats + 1);\n  return <p>{seats}</p>;\n}\n",
  ],
  'jsx-a11y/alt-text': [
    'mfe-catalog/src/planted-picture.tsx',
    'export const Picture = () => <img src="/media/a" />;\n',
  ],
  complexity: [
    'services/leads/src/planted/tangle.ts',
    `export function tangle(n: number): number {\n${Array.from({ length: 17 }, (_, i) => `  if (n === ${i}) return ${i + 1};\n`).join('')}  return 0;\n}\n`,
  ],
};
