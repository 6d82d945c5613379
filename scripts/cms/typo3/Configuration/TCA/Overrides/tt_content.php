<?php

declare(strict_types=1);

use TYPO3\CMS\Core\Utility\ExtensionManagementUtility;

defined('TYPO3') or die();

(static function (): void {
    $labels = 'LLL:EXT:kundenportal/Resources/Private/Language/locallang.xlf:';
    $data = require ExtensionManagementUtility::extPath('kundenportal', 'Configuration/Widgets.php');
    $items = [['label' => '', 'value' => '']];
    $structures = ['default' => 'FILE:EXT:kundenportal/Configuration/FlexForms/none.xml'];
    foreach ($data['widgets'] as $name => $widget) {
        $items[] = ['label' => $labels . 'widget.' . $name, 'value' => $name, 'group' => $widget['wing']];
        if ($widget['hasFields']) {
            $structures[$name] = 'FILE:EXT:kundenportal/Configuration/FlexForms/' . $name . '.xml';
        }
    }
    $withFields = implode(',', array_diff(array_keys($structures), ['default']));

    ExtensionManagementUtility::addTcaSelectItem('tt_content', 'CType', [
        'label' => $labels . 'element',
        'description' => $labels . 'element.description',
        'value' => 'kundenportal_widget',
        'icon' => 'kundenportal-widget',
        'group' => 'plugins',
    ]);
    ExtensionManagementUtility::addTCAcolumns('tt_content', [
        'tx_kundenportal_widget' => [
            'label' => $labels . 'field.widget',
            // Another widget has other fields.
            'onChange' => 'reload',
            'config' => [
                'type' => 'select',
                'renderType' => 'selectSingle',
                'items' => $items,
                'itemGroups' => array_map(static fn(string $label): string => $labels . $label, $data['wings']),
                'required' => true,
            ],
        ],
        'tx_kundenportal_parameters' => [
            'label' => $labels . 'field.parameters',
            'displayCond' => 'FIELD:tx_kundenportal_widget:IN:' . $withFields,
            'config' => [
                'type' => 'flex',
                'ds_pointerField' => 'tx_kundenportal_widget',
                'ds' => $structures,
            ],
        ],
    ]);
    $GLOBALS['TCA']['tt_content']['ctrl']['typeicon_classes']['kundenportal_widget'] = 'kundenportal-widget';
    $GLOBALS['TCA']['tt_content']['types']['kundenportal_widget'] = [
        'showitem' => '
            --div--;LLL:EXT:core/Resources/Private/Language/Form/locallang_tabs.xlf:general,
                --palette--;;general,
                header,
                tx_kundenportal_widget,
                tx_kundenportal_parameters,
                bodytext;' . $labels . 'field.content,
            --div--;LLL:EXT:core/Resources/Private/Language/Form/locallang_tabs.xlf:access,
                --palette--;;hidden,
                --palette--;;access,
        ',
        'columnsOverrides' => [
            'bodytext' => [
                'config' => ['enableRichtext' => true],
            ],
        ],
    ];
})();
