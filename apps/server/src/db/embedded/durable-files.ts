import fs from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** An open file, as the file layer of the embedded database keeps it. */
interface OpenFile {
  nfd?: number
}

interface NodeFiles {
  stream_ops: { open: (file: OpenFile) => void; close: (file: OpenFile) => void; fsync?: (file: OpenFile) => number }
  /** turns an error of Node into the number that PostgreSQL reads */
  tryFSOperation: <Result>(operation: () => Result) => Result
}

/**
 * The files of the embedded database, with the `fsync` that PGlite's own layer leaves out: without it PostgreSQL believes
 * that a commit is on the disk while it is only in the memory of the system, and a power cut loses what was acknowledged.
 */
export class DurableFiles extends NodeFS {
  readonly #open = new Set<number>()

  override async init(...parameters: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...parameters)
    const complete = (module: object) => this.#complete((module as { NODEFS: NodeFiles }).NODEFS)
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), complete] } }
  }

  /** Closes every file of a database that has failed and so cannot close them itself. */
  abandon(): void {
    for (const fd of this.#open) {
      try {
        fs.closeSync(fd)
      } catch {
        // it was closed already
      }
    }
    this.#open.clear()
  }

  #complete(files: NodeFiles): void {
    const { stream_ops: calls } = files
    const { open, close } = calls
    calls.open = (file) => {
      open(file)
      if (file.nfd !== undefined) this.#open.add(file.nfd)
    }
    calls.close = (file) => {
      if (file.nfd !== undefined) this.#open.delete(file.nfd)
      close(file)
    }
    calls.fsync = ({ nfd }) =>
      files.tryFSOperation(() => {
        if (nfd !== undefined) fs.fsyncSync(nfd)
        return 0
      })
  }
}
