import { common } from "#i18n/common.ts";
import { lists } from "#i18n/lists.ts";
import { eventSearch as texts } from "#i18n/offers.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Filter, type ListFilter } from "#widgets/shared/list/list-filters.tsx";
import type { ListControl } from "#widgets/shared/list/use-list.ts";
import { useBackCloses } from "#widgets/shared/page/use-back-closes.ts";

export interface FilterSheetProps {
  readonly list: ListControl;
  readonly filters: readonly ListFilter[];
  /** How many seminars and dates are found; null while unknown. */
  readonly found: string | null;
  readonly onClose: () => void;
}

/** All filters of the search on a full screen. Each applies at once; what is found is counted below. */
export function FilterSheet({ list, filters, found, onClose }: FilterSheetProps) {
  useBackCloses(() => {
    onClose();
    return true;
  });
  return (
    <Dialog
      open
      title={texts.filter}
      closeLabel={common.close}
      size="full"
      onClose={onClose}
      footer={(close) => (
        <>
          <p role="status" className="search-sheet-count">
            {found}
          </p>
          {list.isFiltered && <Button onClick={list.reset}>{lists.reset}</Button>}
          <Button variant="primary" onClick={close}>
            {texts.showHits}
          </Button>
        </>
      )}
    >
      <div className="search-sheet">
        {filters.map((filter) => (
          <Filter key={filter.key} list={list} filter={filter} />
        ))}
      </div>
    </Dialog>
  );
}
