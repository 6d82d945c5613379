import type { MouseEvent } from "react";
import { eventSearch as texts } from "#i18n/offers.ts";
import { Button } from "#ui/button/button.tsx";
import type { ListControl } from "#widgets/shared/list/use-list.ts";

/** Suggests the query that a mistyped one probably stands for. */
export function Meant({ list, query }: { readonly list: ListControl; readonly query: string }) {
  // The button disappears once it is used, so the focus goes to the search field.
  const take = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    currentTarget.closest("section")?.querySelector<HTMLElement>("input[type=search]")?.focus();
    list.narrow({ q: query });
  };
  return (
    <div>
      <Button variant="quiet" onClick={take}>
        {texts.meant(query)}
      </Button>
    </div>
  );
}
