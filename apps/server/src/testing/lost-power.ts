import { copyFileSync, cpSync, existsSync, renameSync as rename, rmSync } from 'node:fs'
import fs from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { vi } from 'vitest'

/** What a folder would hold after a power cut. */
export interface SyncedDisk {
  /** copies what has been synced so far: what a power cut at this moment would leave */
  copyTo(folder: string): void
  stop(): void
}

/**
 * Follows the file calls of this process below `folder`. A file's content reaches `disk` only when the file is synced, since
 * the system may keep everything else in memory; names (create, rename, delete) reach it at once.
 */
export function followSyncs(folder: string, disk: string): SyncedDisk {
  const files = new Map<number, string>()
  const onDisk = (path: fs.PathLike) => join(disk, relative(folder, resolve(String(path))))
  const isOurs = (path: fs.PathLike) => resolve(String(path)).startsWith(folder)
  const { openSync, fsyncSync, fdatasyncSync, renameSync, unlinkSync } = fs
  const makeFolder = fs.mkdirSync as (...parameters: unknown[]) => string | undefined

  function keep(fd: number): void {
    const path = files.get(fd)
    if (path === undefined || !existsSync(path) || fs.fstatSync(fd).isDirectory()) return
    makeFolder(dirname(onDisk(path)), { recursive: true })
    copyFileSync(path, onDisk(path))
  }

  const spies = [
    vi.spyOn(fs, 'openSync').mockImplementation((path, flags, mode) => {
      const fd = openSync(path, flags, mode)
      if (isOurs(path)) files.set(fd, resolve(String(path)))
      else files.delete(fd)
      return fd
    }),
    vi.spyOn(fs, 'fsyncSync').mockImplementation((fd) => {
      fsyncSync(fd)
      keep(fd)
    }),
    vi.spyOn(fs, 'fdatasyncSync').mockImplementation((fd) => {
      fdatasyncSync(fd)
      keep(fd)
    }),
    vi.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
      renameSync(from, to)
      if (!isOurs(from)) return
      if (existsSync(onDisk(from))) rename(onDisk(from), onDisk(to))
      for (const [fd, path] of files) if (path === resolve(String(from))) files.set(fd, resolve(String(to)))
    }),
    vi.spyOn(fs, 'mkdirSync').mockImplementation((path, ...options) => {
      const made = makeFolder(path, ...options)
      if (isOurs(path)) makeFolder(onDisk(path), { recursive: true })
      return made
    }),
    vi.spyOn(fs, 'unlinkSync').mockImplementation((path) => {
      unlinkSync(path)
      if (isOurs(path)) rmSync(onDisk(path), { force: true })
    }),
  ]
  makeFolder(disk, { recursive: true })
  return {
    copyTo: (target) => cpSync(disk, target, { recursive: true }),
    stop: () => spies.forEach((spy) => spy.mockRestore()),
  }
}
