import type { PastedLine } from "#domain/participants/pasted-people.ts";
import { salutations } from "#i18n/fields.ts";
import { participantTexts as texts } from "#i18n/participants.ts";
import { pastedTexts } from "#i18n/pasted-people.ts";
import { keyed } from "#lib/keyed.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { errorIcon } from "#ui/icon/paths.ts";
import { useStyles } from "#ui/root/root.tsx";
import css from "./people.css?inline";

export interface PastePreviewProps {
  readonly lines: readonly PastedLine[];
  /** The same lines as they were typed. */
  readonly written: readonly string[];
  /** The salutation for lines that have none. */
  readonly salutation: string;
  /** Whether an attempt was made, so that a missing salutation is marked. */
  readonly isTried: boolean;
  readonly onSalutation: (index: number, salutation: string) => void;
  /** Puts first and last names in each other's place; null while they are being sent. */
  readonly onSwap: (() => void) | null;
}

/** The parsed lines, one person in a row, each with a select for the salutation. */
export function PastePreview({ lines, written, salutation: ofAll, isTried, onSalutation, onSwap }: PastePreviewProps) {
  useStyles(css);
  return (
    <>
      <table className="pasted">
        <caption>{pastedTexts.preview}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.lastname}</th>
            <th scope="col">{texts.firstname}</th>
            <th scope="col">{texts.salutation}</th>
          </tr>
        </thead>
        <tbody>
          {keyed(lines, ({ lastname, firstname }) => `${lastname}; ${firstname}`).map(
            ([key, { salutation, lastname, firstname, problem }], index) => (
              <tr key={key} data-state={problem === null ? undefined : "wrong"}>
                {lastname === "" && firstname === "" ? (
                  <td colSpan={2}>{written[index]?.trim()}</td>
                ) : (
                  <>
                    <td>{lastname}</td>
                    <td>{firstname}</td>
                  </>
                )}
                <td>
                  {problem !== null ? (
                    <strong className="pasted-problem">
                      <Icon path={errorIcon} size={18} /> <span>{pastedTexts.problems[problem]}</span>
                    </strong>
                  ) : (
                    <select
                      className="field-input field-select"
                      aria-label={pastedTexts.howToAddress(`${firstname} ${lastname}`)}
                      value={salutation === "" ? ofAll : salutation}
                      aria-invalid={isTried && salutation === "" && ofAll === "" ? true : undefined}
                      onChange={(change) => onSalutation(index, change.target.value)}
                    >
                      <option value="">{texts.chooseSalutation}</option>
                      {salutations.map((value) => (
                        <option key={value}>{value}</option>
                      ))}
                    </select>
                  )}
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
      {onSwap !== null && lines.some(({ problem }) => problem === null) && (
        <div>
          <Button variant="quiet" onClick={onSwap}>
            {pastedTexts.swapNames}
          </Button>
        </div>
      )}
    </>
  );
}
