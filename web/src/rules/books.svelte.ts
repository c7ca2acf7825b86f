/** The rulebooks that have been asked for, by game and language. */
import { house } from 'harena/house';
import type { RuleText } from 'harena/wire';

const asked = new Map<string, Promise<RuleText[]>>();

export function book(game: string, language: string): Promise<RuleText[]> {
  const key = `${game}/${language}`;
  let found = asked.get(key);
  if (found === undefined) {
    found = house.rulebook(game, language === 'qps' ? 'en' : language).then(linked);
    asked.set(key, found);
    found.catch(() => asked.delete(key));
  }
  return found;
}

/** Rule numbers in the text become links to their rules; numbers that no rule has stay text. */
function linked(rules: RuleText[]): RuleText[] {
  const known = new Set(rules.map((rule) => rule.id));
  // Only between tags: attributes and the names in them are left alone.
  const link = (text: string): string =>
    text.replace(/\b[A-Z]\d+(?:\.\d+[a-z]?)?\b/g, (id) => (known.has(id) ? `<a href="#${id}">${id}</a>` : id));
  return rules.map((rule) => ({
    ...rule,
    html: rule.html.replace(/(<[^>]*>)|([^<]+)/g, (whole, tag: string | undefined) => (tag === undefined ? link(whole) : whole)),
  }));
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The rules with switches, their values and marks by the names that players meet elsewhere, not by their keys. */
export function named(rules: RuleText[], speaker: { has(key: string): boolean; say(key: string): string } | null): RuleText[] {
  if (speaker === null) return rules;
  let last = '';
  const name = (whole: string, key: string): string => {
    if (speaker.has(`option-${key}`)) last = key;
    const found = [`option-${key}`, `option-${last}-${key}`, `mark-${key}`].find((one) => speaker.has(one));
    return found === undefined ? whole : `<em>${escaped(speaker.say(found))}</em>`;
  };
  return rules.map((rule) => {
    last = '';
    return { ...rule, html: rule.html.replace(/<code>(\w+)<\/code>/g, name) };
  });
}

export interface Chapter {
  head: RuleText;
  rules: RuleText[];
}

export function chapters(rules: readonly RuleText[]): Chapter[] {
  const found: Chapter[] = [];
  for (const rule of rules) {
    if (rule.chapter) found.push({ head: rule, rules: [] });
    else found.at(-1)?.rules.push(rule);
  }
  return found;
}

const plain = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/&[a-z]+;/g, ' ');
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The rules in which all words of a search are found. */
export function search(rules: readonly RuleText[], wanted: string): RuleText[] {
  const parts = folded(wanted).split(/\s+/).filter((part) => part !== '');
  if (parts.length === 0) return [];
  return rules.filter((rule) => {
    const text = folded(`${rule.id} ${rule.title} ${plain(rule.html)}`);
    return !rule.chapter && parts.every((part) => text.includes(part));
  });
}
