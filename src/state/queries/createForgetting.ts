import { forgetWhenErased } from '../settings/storage.ts'

/** A map in memory that is emptied when the person erases what this browser stores. */
export function createForgetting<T>(): Map<string, T> {
  const map = new Map<string, T>()
  forgetWhenErased(() => map.clear())
  return map
}
