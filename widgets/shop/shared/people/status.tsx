import { useCallback, useState, type ReactNode } from "react";
import { Announced } from "#ui/notice/announced.tsx";

/**
 * A live region, and a function that announces a sentence in it; the same sentence is announced again when it is given
 * again.
 */
export function useAnnouncement(): readonly [ReactNode, (text: string) => void] {
  const [said, setSaid] = useState({ text: "", count: 0 });
  const say = useCallback((text: string) => setSaid(({ count }) => ({ text, count: count + 1 })), []);
  const region = (
    <Announced unseen>
      <span key={said.count}>{said.text}</span>
    </Announced>
  );
  return [region, say];
}
