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
  /** Of each export the types that its declaration names, bodies of functions left out. */
  namedTypes: ReadonlyMap<string, ReadonlySet<string>>
  functions: readonly FunctionBranches[]
}

interface ModuleImport {
  /** Path in the project. */
  file: string
  /** Imported names; '*' where it is the whole module. */
  names: readonly string[]
  isType: boolean
  /** Only its URL is imported, or it is a script of a page: a program of its own. */
  isUrl: boolean
  /** It is loaded when it is called for. */
  isDynamic?: true
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
  // A page's scripts are programs of their own, as workers are.
  const scripts = file.endsWith('.astro') ? [...text.matchAll(/<script>([\s\S]*?)<\/script>/g)] : []
  const { module, program } = parseSync(file.replace(/astro$/, 'ts'), code)
  const fileOf = (specifier: string) => join(dirname(file), specifier.replace(/\?.*$/, ''))
  const ofScripts = scripts.flatMap(([, script = '']) => parseSync(file, script, { lang: 'ts' }).module.staticImports)
  const fixed = [...module.staticImports, ...ofScripts].map((statement) => ({
    file: fileOf(statement.moduleRequest.value),
    isUrl: isUrl(statement.moduleRequest.value) || ofScripts.includes(statement),
    names: statement.entries.map(
      ({ importName }) => importName.name ?? (importName.kind === 'Default' ? 'default' : '*'),
    ),
    isType: statement.entries.length > 0 && statement.entries.every(({ isType }) => isType),
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
    isDynamic: true as const,
  }))
  return {
    file,
    text,
    imports: [...fixed, ...passedOn, ...dynamic],
    exports: module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, exportName }) => (moduleRequest ? [] : (exportName.name ?? []))),
    ),
    namedTypes: new Map(program.body.flatMap(readNamedTypes)),
    functions: listFunctions(program.body, ''),
  }
}

function readNamedTypes(statement: unknown): [string, Set<string>][] {
  if (!isNode(statement) || !statement.declaration) return []
  const { declaration } = statement
  const declared = declaration.declarations ?? [declaration]
  return declared.flatMap((one) =>
    one.id?.name ? [[one.id.name, new Set(typesIn(one))] as [string, Set<string>]] : [],
  )
}

function typesIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(typesIn)
  if (!isNode(node) || node.type === 'BlockStatement') return []
  const own = node.type === 'TSTypeReference' || node.type === 'TSInterfaceHeritage' ? nameOfType(node) : undefined
  return [...(own ? [own] : []), ...Object.values(node).flatMap(typesIn)]
}

const nameOfType = ({ typeName, expression }: SyntaxNode) => typeName?.name ?? expression?.name

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
  typeName?: { name?: string }
  expression?: { name?: string }
  declaration?: SyntaxNode & { declarations?: SyntaxNode[] }
}

function isNode(node: unknown): node is SyntaxNode {
  return typeof node === 'object' && node !== null && 'type' in node && typeof node.type === 'string'
}

function nameIn({ id, key }: SyntaxNode): string | undefined {
  return id?.name ?? key?.name
}
