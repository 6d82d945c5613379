<?php

declare(strict_types=1);

use TYPO3\CMS\Core\Information\Typo3Version;
use TYPO3\CMS\Core\Utility\ExtensionManagementUtility;

defined('TYPO3') or die();

(static function (): void {
    $labels = 'LLL:EXT:kundenportal/Resources/Private/Language/locallang.xlf:';
    $tabs = 'LLL:EXT:core/Resources/Private/Language/Form/locallang_tabs.xlf:';
    $data = require ExtensionManagementUtility::extPath('kundenportal', 'Configuration/Widgets.php');
    // Version 14 knows forms by the type alone; before, the column holds them by pointers.
    $hasPointers = (new Typo3Version())->getMajorVersion() < 14;
    $tca = &$GLOBALS['TCA']['tt_content'];

    foreach ($data['wings'] as $wing => $label) {
        ExtensionManagementUtility::addTcaSelectItemGroup('tt_content', 'CType', 'kundenportal_' . $wing, $labels . $label);
    }
    foreach ($data['widgets'] as $name => $widget) {
        $type = $widget['type'];
        ExtensionManagementUtility::addTcaSelectItem('tt_content', 'CType', [
            'label' => $labels . 'widget.' . $name,
            'description' => $labels . 'widget.' . $name . '.description',
            'value' => $type,
            'icon' => 'kundenportal-' . $widget['wing'],
            'group' => 'kundenportal_' . $widget['wing'],
        ]);
        $tca['ctrl']['typeicon_classes'][$type] = 'kundenportal-' . $widget['wing'];
        $tca['types'][$type] = [
            'showitem' => '
                --div--;' . $tabs . 'general,
                    --palette--;;general,
                    --palette--;;headers,
                    ' . ($widget['fields'] === [] ? '' : 'pi_flexform;' . $labels . 'field.parameters,') . '
                    bodytext;' . $labels . 'field.content,
                --div--;LLL:EXT:frontend/Resources/Private/Language/locallang_ttc.xlf:tabs.appearance,
                    --palette--;;frames,
                    --palette--;;appearanceLinks,
                --div--;' . $tabs . 'language,
                    --palette--;;language,
                --div--;' . $tabs . 'access,
                    --palette--;;hidden,
                    --palette--;;access,
            ',
            'columnsOverrides' => [
                'bodytext' => ['config' => ['enableRichtext' => true]],
            ],
        ];
        if ($widget['fields'] === []) {
            continue;
        }
        $form = 'FILE:EXT:kundenportal/Configuration/FlexForms/' . $name . '.xml';
        if ($hasPointers) {
            $tca['columns']['pi_flexform']['config']['ds']['*,' . $type] = $form;
        } else {
            $tca['types'][$type]['columnsOverrides']['pi_flexform']['config']['ds'] = $form;
        }
    }
})();
