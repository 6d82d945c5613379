import type { ComponentType } from "react";
import type { SettingsTarget } from "#api/settings.ts";
import { common } from "#i18n/common.ts";
import { settings as texts } from "#i18n/settings.ts";
import { useSettingsNews } from "#state/settings-news.ts";
import { lazyComponent } from "#ui/lazy/lazy.tsx";
import { Tabs } from "#ui/tabs/tabs.tsx";
import { useLeaveGuard } from "#widgets/shared/dialogs/leave-guard.tsx";
import { partTexts } from "./part-texts.ts";
import { PersonalDataForm } from "./personal-data.tsx";

type TargetForm = ComponentType<{ target: SettingsTarget }>;

const CompanyData = lazyComponent<object>(() => import("./company-data.tsx").then((module) => module.CompanyData));
const BrFunctionsForm = lazyComponent(() =>
  import("./br-functions.tsx").then((module): TargetForm => module.BrFunctionsForm),
);
const HotelWishesForm = lazyComponent(() =>
  import("./hotel-wishes.tsx").then((module): TargetForm => module.HotelWishesForm),
);
const AdvertisingForm = lazyComponent<object>(() =>
  import("./advertising.tsx").then((module) => module.AdvertisingForm),
);

/** The customer's own settings in five tabs (spec section 2); leaving a tab with unsaved input asks first. */
export function UserSettings() {
  useSettingsNews();
  const { guard, question } = useLeaveGuard();
  const { tabs } = texts;
  return (
    <>
      <Tabs
        label={texts.label}
        dropdownLabel={common.area}
        guard={guard}
        writeHash
        tabs={[
          { key: "meine-daten", label: tabs.personal, render: () => <PersonalDataForm target="own" /> },
          { key: "firmendaten", label: tabs.company, render: () => <CompanyData texts={partTexts} /> },
          {
            key: "br-funktionen",
            label: tabs.functions,
            render: () => <BrFunctionsForm target="own" texts={partTexts} />,
          },
          { key: "hotelwuensche", label: tabs.hotel, render: () => <HotelWishesForm target="own" texts={partTexts} /> },
          { key: "informationsangebot", label: tabs.advertising, render: () => <AdvertisingForm texts={partTexts} /> },
        ]}
      />
      {question}
    </>
  );
}

/**
 * A Gremium member's settings, for administrators (spec sections 2 and 6); they are saved on the member's routes only.
 */
export function MemberSettings({ userId }: Exclude<SettingsTarget, "own">) {
  useSettingsNews();
  const { guard, question } = useLeaveGuard();
  const { tabs } = texts;
  const target = { userId };
  return (
    <>
      <Tabs
        key={userId}
        label={texts.label}
        dropdownLabel={common.area}
        guard={guard}
        writeHash
        tabs={[
          { key: "meine-daten", label: tabs.memberPersonal, render: () => <PersonalDataForm target={target} /> },
          {
            key: "br-funktionen",
            label: tabs.functions,
            render: () => <BrFunctionsForm target={target} texts={partTexts} />,
          },
          {
            key: "hotelwuensche",
            label: tabs.hotel,
            render: () => <HotelWishesForm target={target} texts={partTexts} />,
          },
        ]}
      />
      {question}
    </>
  );
}
