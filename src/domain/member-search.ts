import type { GremiumUser } from './entities/people.ts';
import { textSearch } from './text-search.ts';

/** Prepares the search by name: any part of first and last name, in any order. An empty query finds all, in the order given. */
export function memberSearch<T extends Pick<GremiumUser, 'firstName' | 'lastName'>>(members: readonly T[]): (query: string) => readonly T[] {
  return textSearch(members, (member) => `${member.lastName ?? ''} ${member.firstName ?? ''}`);
}
