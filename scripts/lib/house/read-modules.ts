/** Reads the project's modules: what they import and export, and how often their functions branch. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'
import { projectFolder } from '../run-tool.ts'

export interface SourceModule {
  /** Path in the project. */
  file: string
  text: string
  imports: readonly ModuleImport[]
  /** Names that are defined and exported here. */
  exports: readonly string[]
  functions: readonly FunctionBranches[]
}

interface ModuleImport {
  /** Path in the project. */
  file: string
  /** Imported names; '*' where it is the whole module. */
  names: readonly string[]
  isType: boolean
  /** Only its URL is imported: a worker, which is a program of its own. */
  isUrl: boolean
}

interface FunctionBranches {
  name: string
  branches: number
}

/** Modules of some folders, those of packages and generated ones left out. */
export function readModules(folders: readonly string[]): SourceModule[] {
  const files = folders.flatMap((folder) =>
    readdirSync(join(projectFolder, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  return files.filter((file) => /\.(ts|tsx|astro)$/.test(file) && !file.endsWith('.d.ts')).map(readModule)
}

export function readModule(file: string): SourceModule {
  const text = readFileSync(join(projectFolder, file), 'utf8')
  // Of a page, the frontmatter.
  const code = file.endsWith('.astro') ? (/^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '') : text
  const { module, program } = parseSync(file.replace(/astro$/, 'ts'), code)
  const fileOf = (specifier: string) => join(dirname(file), specifier.replace(/\?.*$/, ''))
  const fixed = module.staticImports.map(({ moduleRequest, entries }) => ({
    file: fileOf(moduleRequest.value),
    isUrl: isUrl(moduleRequest.value),
    names: entries.map(({ importName }) => importName.name ?? (importName.kind === 'Default' ? 'default' : '*')),
    isType: entries.length > 0 && entries.every(({ isType }) => isType),
  }))
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, importName, isType }) =>
      moduleRequest
        ? [
            {
              file: fileOf(moduleRequest.value),
              isUrl: isUrl(moduleRequest.value),
              names: [importName.name ?? '*'],
              isType,
            },
          ]
        : [],
    ),
  )
  const dynamic = [...code.matchAll(/import\(\s*'(\.[^']+)'\s*\)/g)].map(([, specifier = '']) => ({
    file: fileOf(specifier),
    names: ['*'],
    isType: false,
    isUrl: false,
  }))
  return {
    file,
    text,
    imports: [...fixed, ...passedOn, ...dynamic],
    exports: module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, exportName }) => (moduleRequest ? [] : (exportName.name ?? []))),
    ),
    functions: listFunctions(program.body, ''),
  }
}

const isUrl = (specifier: string) => /\?.*\burl\b/.test(specifier)

const functionTypes = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/
const branchTypes =
  /^(IfStatement|ConditionalExpression|LogicalExpression|CatchClause|For(Of|In)?Statement|(Do)?WhileStatement)$/

/** The outermost functions, with the branches of those inside. */
function listFunctions(node: unknown, name: string): FunctionBranches[] {
  if (Array.isArray(node)) return node.flatMap((one) => listFunctions(one, name))
  if (!isNode(node)) return []
  const own = nameIn(node) ?? name
  if (functionTypes.test(node.type)) return [{ name: own, branches: countBranches(node) }]
  return Object.values(node).flatMap((part) => listFunctions(part, own))
}

/** `if`, `?:`, `&&`, `||`, `??`, `case`, `catch` and loops. */
function countBranches(node: unknown): number {
  if (Array.isArray(node)) return node.reduce((sum: number, one) => sum + countBranches(one), 0)
  if (!isNode(node)) return 0
  const own = branchTypes.test(node.type) || (node.type === 'SwitchCase' && node.test) ? 1 : 0
  return own + countBranches(Object.values(node))
}

interface SyntaxNode {
  type: string
  id?: { name?: string } | null
  key?: { name?: string }
  test?: unknown
}

function isNode(node: unknown): node is SyntaxNode {
  return typeof node === 'object' && node !== null && 'type' in node && typeof node.type === 'string'
}

function nameIn({ id, key }: SyntaxNode): string | undefined {
  return id?.name ?? key?.name
}
