<?php

declare(strict_types=1);

namespace Kundenportal\Widgets\EventListener;

use Kundenportal\Widgets\Values;
use TYPO3\CMS\Backend\View\Event\PageContentPreviewRenderingEvent;
use TYPO3\CMS\Core\Localization\LanguageService;
use TYPO3\CMS\Core\Utility\ExtensionManagementUtility;
use TYPO3\CMS\Core\Utility\GeneralUtility;

/**
 * What the page module shows of an element: the widget's name and what is filled in.
 */
final class Preview
{
    private const LABELS = 'LLL:EXT:kundenportal/Resources/Private/Language/locallang.xlf:';

    public function __invoke(PageContentPreviewRenderingEvent $event): void
    {
        $record = $event->getRecord();
        // An object since version 14.
        $row = is_array($record) ? $record : ($record->getRawRecord()?->toArray() ?? []);
        $widgets = (require ExtensionManagementUtility::extPath('kundenportal', 'Configuration/Widgets.php'))['widgets'];
        foreach ($widgets as $name => $widget) {
            if ($event->getTable() === 'tt_content' && $widget['type'] === ($row['CType'] ?? '')) {
                $event->setPreviewContent($this->html($name, $widget['fields'], (string)($row['pi_flexform'] ?? '')));
            }
        }
    }

    /**
     * @param string[] $fields Names of the form's fields
     */
    private function html(string $name, array $fields, string $form): string
    {
        $xml = $form === '' ? [] : GeneralUtility::xml2array($form);
        $lines = ['<strong>' . $this->label("widget.$name") . '</strong>'];
        foreach (Values::of(is_array($xml) ? $xml : [], $fields) as $field => $value) {
            $lines[] = $this->label("widget.$name.$field") . ': ' . htmlspecialchars($value);
        }
        return '<p>' . implode('<br>', $lines) . '</p>';
    }

    private function label(string $key): string
    {
        $language = $GLOBALS['LANG'] ?? null;
        return htmlspecialchars($language instanceof LanguageService ? $language->sL(self::LABELS . $key) : $key);
    }
}
