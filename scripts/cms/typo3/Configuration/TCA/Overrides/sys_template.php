<?php

declare(strict_types=1);

use TYPO3\CMS\Core\Utility\ExtensionManagementUtility;

defined('TYPO3') or die();

// For sites without a site set, as all of version 12.
ExtensionManagementUtility::addStaticFile('kundenportal', 'Configuration/TypoScript', 'Kundenportal-Widgets');
